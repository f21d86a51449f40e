import { Fault } from '../../errors/fault.ts';
import type { Answered } from '../../evidence/answered.ts';
import { canonical } from '../../evidence/canonical.ts';
import { isAskedAlike } from '../asking/asked-model.ts';

type Head = Pick<Answered, 'suite' | 'part' | 'dataset' | 'answerer' | 'judge'>;

/** One file is one bench, one model and at most one judge. */
export function mustBeLike(out: string, earlier: Head, now: Head): void {
  const bench = ({ suite, part, dataset }: Head) => canonical({ suite, part, dataset });
  const judges = earlier.judge === null || now.judge === null || isAskedAlike(earlier.judge, now.judge);
  if (bench(earlier) === bench(now) && isAskedAlike(earlier.answerer, now.answerer) && judges) return;
  throw new Fault('out.exists', `${out} holds the answers to other questions, or of another model or judge.`, {
    hint: 'Give --out another file.',
  });
}
