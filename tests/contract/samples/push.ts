import * as push from '#contract/push.ts';
import { sample } from './sample.ts';

const browserOnWire = {
  Endpoint: 'https://push.example/send/abc',
  P256dh: 'B'.repeat(87),
  Auth: 'a'.repeat(22),
};
const browser = {
  endpoint: browserOnWire.Endpoint,
  p256dh: browserOnWire.P256dh,
  auth: browserOnWire.Auth,
};
const token = 't'.repeat(43);

export const pushSamples = [
  sample(push.publicKey, {
    wireRequest: {},
    request: {},
    wireResponse: { Key: 'BPk' },
    response: { key: 'BPk' },
    refuses: { wireResponse: [{ Key: '' }] },
  }),
  sample(push.subscribe, {
    wireRequest: {
      ...browserOnWire,
      Language: 'bn',
      OrderId: 'o1',
      AccessKey: 'k1',
      RequestKey: 's1',
    },
    request: { browser, language: 'bn', orderId: 'o1', accessKey: 'k1', requestKey: 's1' },
    wireResponse: { Id: 'f1', Token: token },
    response: { id: 'f1', token },
    tolerates: {
      wireRequest: [
        [
          { ...browserOnWire, Language: 'fr' },
          { browser, language: 'en', orderId: '', accessKey: '', requestKey: '' },
        ],
      ],
    },
    refuses: {
      wireRequest: [
        { ...browserOnWire, Endpoint: '' },
        { ...browserOnWire, Auth: null },
      ],
      wireResponse: [{ Id: 'f1' }],
    },
  }),
  sample(push.move, {
    wireRequest: { ...browserOnWire, Token: token },
    request: { browser, token },
    wireResponse: null,
    response: null,
    refuses: { wireRequest: [{ ...browserOnWire, Token: '' }] },
  }),
  sample(push.unsubscribe, {
    wireRequest: { Token: token },
    request: { token },
    wireResponse: null,
    response: null,
    refuses: { wireRequest: [{ Token: '' }] },
  }),
];
