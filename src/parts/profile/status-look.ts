import type { BadgeProps } from '#ui/Badge.tsx';

type Look = Pick<BadgeProps, 'tone' | 'icon'>;

const looks: ReadonlyMap<string, Look> = new Map([
  ['Pending', { tone: 'offer', icon: 'clock' }],
  ['Answered', { tone: 'offer', icon: 'tag' }],
  ['Confirmed', { tone: 'moving', icon: 'check' }],
  ['Processing', { tone: 'moving', icon: 'refresh' }],
  ['Delivering', { tone: 'moving', icon: 'send' }],
  ['Delivered', { tone: 'leaf', icon: 'check' }],
  ['Cancelled', { tone: 'wrong', icon: 'close' }],
]);

/**
 * The colour and icon for the status of an order or a request order. Unknown statuses of a host get
 * a neutral look.
 */
export function statusLook(status: string): Look {
  return looks.get(status) ?? { tone: 'line', icon: 'info' };
}
