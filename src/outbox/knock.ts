/** Lets a writer ring without knowing who delivers: the doors open when the app starts them. */
let answer: ((isForced: boolean) => void) | null = null;

/** Somebody who delivers listens from now on. */
export function answerKnocks(deliver: (isForced: boolean) => void): () => void {
  answer = deliver;
  return () => {
    if (answer === deliver) answer = null;
  };
}

/** Something may be due. Returns at once. */
export function knock(): void {
  answer?.(false);
}

/** The customer said "Send now": tried even if the browser believes that there is no network. */
export function knockHard(): void {
  answer?.(true);
}
