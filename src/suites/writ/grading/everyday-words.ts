/** Words of sentences around values. They count as said, even if nobody said them. */
export const EVERYDAY: ReadonlySet<string> = new Set(
  `a about after again all also am an and any are as at back be been before believe but by can change changed could
  current currently date did do does earlier every fact first for from given going had has have held here his her how i
  if in is it its itself just know known last latest let like listed may me mentioned might most must my new no not note
  now of off on one only option or our out perhaps prefer previous probably recall record recorded right said say says
  set should since so some still suggest take than that the their them then there these they think this those to told
  two under until up use used user value was way we were what when where which who whose will with would yes you your`
    .trim()
    .split(/\s+/),
);
