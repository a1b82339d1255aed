import { useState, type RefObject } from 'react';
import { useText } from '#state/language.ts';
import { frameText } from '#text/counter/frame.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';

export interface CopyButtonProps {
  text: string;
  /** The element that shows the text. It is selected if the browser forbids clipboard access. */
  source: RefObject<HTMLElement | null>;
}

/** Copies a text and says so. */
export function CopyButton({ text, source }: CopyButtonProps) {
  const t = useText(frameText);
  const [status, setStatus] = useState('');

  async function copy(): Promise<void> {
    let words = t.copied;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      if (source.current) window.getSelection()?.selectAllChildren(source.current);
      words = t.copyByHand;
    }
    setStatus(words);
    announce(words);
  }

  return (
    <Button variant="secondary" onClick={() => void copy()}>
      {status || t.copy}
    </Button>
  );
}
