/** Sentences that the server adds to the shell page (shell-106). They end in markup of a link. */
import { sentences } from './sentences.ts';

export const shellPageText = sentences({
  call: [(phone: string) => ` Or call us: ${phone}.`, (phone: string) => ` অথবা ফোন করুন: ${phone}।`],
});
