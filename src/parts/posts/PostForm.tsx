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
  /** How its page is found. */
  key: string;
  /** In English: what the submission is called in the list. */
  name: string;
}

export interface PostFormProps {
  kind: 'review' | 'comment';
  /** Null for the shop itself. The form is taken once: give it a key where the product changes. */
  about: AboutProduct | null;
  /** The label of the field, and the sentence for an empty post. */
  words: { field: string; empty: string };
}

type Fault = PostProblem | 'not-kept';

/**
 * The post form of reviews and comments (catalogue-75 to catalogue-78): not logged in, the login
 * form opens and the words stay; an empty post shows an error; a post clears
 * the field. It goes through the outbox: kept first, then sent.
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
  // Also where it could not be kept: the words are still in the field.
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

/** The drafts of this form alone: those about the same product, or about the shop. */
function formOf(kind: 'review' | 'comment', about: AboutProduct | null): DraftForm<WrittenPost> {
  const { id = '', key = '', name = '' } = { ...about };
  return {
    kind,
    read: (payload) => {
      const post = readPost(payload);
      if (!post) return null;
      if (post.productId === id) return post;
      // Damaged: its id is lost, but not how its product's page is found.
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
