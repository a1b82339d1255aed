import { customerSamples } from './customers.ts';
import { productSamples } from './products.ts';
import { publicSamples } from './public.ts';
import { requestSamples } from './requests.ts';
import type { Sample } from './sample.ts';

export const allSamples: Sample[] = [
  ...productSamples,
  ...requestSamples,
  ...publicSamples,
  ...customerSamples,
];
