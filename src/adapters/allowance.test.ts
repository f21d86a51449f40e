import { describe, expect, it } from 'vitest';
import { Fault } from '../errors/fault.ts';
import { Allowance } from './allowance.ts';

const LINE = new Fault('protocol.json', 'A line is not JSON.');

describe('Allowance', () => {
  it.each<[string, number, (allowance: Allowance) => Fault | undefined]>([
    ['a thousand lines that are no replies', 1_000, (allowance) => allowance.noise(LINE, 1)],
    ['a mebibyte of them', 1_024, (allowance) => allowance.noise(LINE, 1_024)],
    ['its bytes of output', 3, (allowance) => allowance.output(100)],
    ['as many of errors', 3, (allowance) => allowance.errors(100)],
  ])('allows %s in each episode, and no more', (_, most, write) => {
    const allowance = new Allowance(300);
    for (const episode of [1, 2]) {
      const times = most === 1_024 ? 1_000 : most;
      for (let n = 0; n < times; n += 1) expect(write(allowance), `${episode}: ${n}`).toBeUndefined();
      expect(write(allowance)).toBeInstanceOf(Fault);
      allowance.renew();
    }
  });
});
