/** Why there is nothing to show, in a sentence for whoever reads the page. */
export class NotShown extends Error {
  override readonly name = 'NotShown';
}
