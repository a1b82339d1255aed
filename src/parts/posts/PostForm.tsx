import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { readPost, type WrittenPost } from '#contract/written.ts';
import { tidyText } from '#domain/plain-text.ts';
import { longestPost, postProblem, type PostProblem } from '#domain/posts.ts';
import type { DraftForm } from '#parts/draft/draft-view.ts';
import { useDraft } from '#parts/draft/use-draft.ts';
import { useText } from '#state/language.ts';
import { useNetwork } from '#state/network.ts';
import { useSession } from '#state/session.ts';
import { openSignIn } from '#state/sign-in.ts';
import { postsText } from '#text/posts.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { useFirstFault } from '#ui/use-first-fault.ts';
import styles from './PostForm.module.css';

export interface AboutProduct {
  id: string;
  /** The key in the address of the product's page. */
  key: string;
  /** The English name of the product, for the list of submissions. */
  name: string;
}

export interface PostFormProps {
  kind: 'review' | 'comment';
  /**
   * Null for the shop itself. The form reads this prop only once, so give it a `key` if the product
   * can change.
   */
  about: AboutProduct | null;
  /** The label of the field, and the error for an empty post. */
  words: { field: string; empty: string };
}

type Fault = PostProblem | 'not-kept';

/**
 * The form for reviews and comments (catalogue-75 to catalogue-78). Without a session it opens the
 * login form and retains the words. An empty post shows an error. A successful post clears the
 * field. The post is stored in the outbox before it is sent.
 */
export function PostForm({ kind, about, words }: PostFormProps) {
  const t = useText(postsText);
  const session = useSession();
  const network = useNetwork();
  const here = useLocation({ select: ({ href }) => href });
  const { view, keeper } = useDraft(formOf(kind, about), emptyPost);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isStored, setStored] = useState(false);
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // Also focuses the field if the post could not be stored, because the words are still in it.
  useFirstFault(() => form.current, tries, fault && 'textarea');

  async function post(): Promise<void> {
    setStored(false);
    if (!session) {
      await keeper.flush();
      openSignIn({ returnTo: about ? `${withoutHash(here)}#reviews` : here });
      return;
    }
    const problem = postProblem(view.words.content);
    setFault(problem);
    setTries((count) => count + 1);
    if (problem || isBusy) return;
    setBusy(true);
    keeper.change({ content: tidyText(view.words.content) });
    const written = await keeper.send();
    setBusy(false);
    setFault(written.saved ? null : 'not-kept');
    setTries((count) => count + 1);
    setStored(written.saved);
  }

  const sentences: Record<Fault, string> = {
    empty: words.empty,
    tooLong: t.tooLong(longestPost),
    'not-kept': t.notKept,
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void post();
      }}
    >
      <TextArea
        label={words.field}
        hint={session ? undefined : t.signInFirst}
        error={fault && fault !== 'not-kept' ? sentences[fault] : null}
        value={view.words.content}
        onChange={(content) => {
          keeper.change({ content });
          setFault(null);
        }}
        disabled={!view.isReady}
        maxLength={longestPost}
        rows={3}
      />
      {fault === 'not-kept' && (
        <Notice tone="error" live>
          {t.notKept}
        </Notice>
      )}
      {isStored && network !== 'online' && (
        <Notice tone="offline" icon="smartphone" live>
          {t.keptHere}
        </Notice>
      )}
      <div className={styles['send']}>
        <Button type="submit" busy={isBusy}>
          {!isBusy && <Icon name="send" />}
          {t.post}
        </Button>
      </div>
    </form>
  );
}

const emptyPost: WrittenPost = {
  content: '',
  productId: '',
  productKey: '',
  productName: '',
  writtenAt: '',
};

/** The draft of this form only: about the same product, or about the shop. */
function formOf(kind: 'review' | 'comment', about: AboutProduct | null): DraftForm<WrittenPost> {
  const { id = '', key = '', name = '' } = { ...about };
  return {
    kind,
    read: (payload) => {
      const post = readPost(payload);
      if (!post) return null;
      if (post.productId === id) return post;
      // A damaged draft has lost the product's id, but its key still identifies the product.
      const isFoundAgain =
        post.productId === '' && post.productKey !== '' && post.productKey === key;
      return isFoundAgain ? { ...post, productId: id } : null;
    },
    blank: () => ({ ...emptyPost, productId: id, productKey: key, productName: name }),
    isBlank: ({ content }) => content.trim() === '',
  };
}

function withoutHash(href: string): string {
  return href.split('#')[0] ?? href;
}
