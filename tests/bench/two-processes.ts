import type { Request } from 'autocannon';
import { users } from './api-load.ts';
import { fire } from './fire.ts';
import { median, type Row } from './report.ts';

const rounds = 3;

/**
 * Measures the same crowd at one process and at both, in turn. Returns the median calls per second
 * of the rounds.
 */
export async function oneAndTwo(
  [first, second]: [string, string],
  requests: Request[],
  duration: number,
): Promise<Row[]> {
  const perSecond = async (url: string, connections: number) => {
    const { result } = await fire({ url, requests, connections, duration });
    if (result.errors + result.non2xx > 0)
      console.log(`${result.errors + result.non2xx} calls were not answered with 200`);
    return result['2xx'] / result.duration;
  };
  const one: number[] = [];
  const two: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    one.push(await perSecond(first, users));
    const both = await Promise.all([perSecond(first, users / 2), perSecond(second, users / 2)]);
    two.push(both[0] + both[1]);
  }
  return [
    { processes: 1, 'per s': Math.round(median(one)), 'of one': 1, goal: '' },
    {
      processes: 2,
      'per s': Math.round(median(two)),
      'of one': (median(two) / median(one)).toFixed(2),
      goal: '≥ 1.7 where cores allow',
    },
  ];
}
