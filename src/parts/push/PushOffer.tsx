import { useQuery } from '@tanstack/react-query';
import { capabilitiesQuery } from '#api/capabilities.ts';
import { subscribe } from '#contract/push.ts';
import { PushSwitch, type PushSwitchProps } from './PushSwitch.tsx';

/** The push switch, if this host supports push messages (notifications-26). */
export function PushOffer(props: PushSwitchProps) {
  const { data: host } = useQuery(capabilitiesQuery());
  return host?.calls.includes(subscribe.name) ? <PushSwitch {...props} /> : null;
}
