/** Lets a writer ring without knowing who delivers: the doors open when the app starts them. */
let answer: (() => void) | null = null;

/** Somebody who delivers listens from now on. */
export function answerKnocks(deliver: () => void): () => void {
  answer = deliver;
  return () => {
    if (answer === deliver) answer = null;
  };
}

/** Something may be due. Returns at once. */
export function knock(): void {
  answer?.();
}
