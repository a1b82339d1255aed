import { customerSamples } from './customers.ts';
import { productSamples } from './products.ts';
import { publicSamples } from './public.ts';
import { pushSamples } from './push.ts';
import { requestSamples } from './requests.ts';
import type { Sample } from './sample.ts';

export const allSamples: Sample[] = [
  ...productSamples,
  ...pushSamples,
  ...requestSamples,
  ...publicSamples,
  ...customerSamples,
];
