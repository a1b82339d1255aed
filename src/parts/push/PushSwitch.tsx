import { useEffect, useState } from 'react';
import type { PushState } from '#domain/push.ts';
import { useLanguage, useText } from '#state/language.ts';
import { currentOwner, useSession } from '#state/session.ts';
import { pushText } from '#text/push.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { readPushState, startPush, stopPush, type GuestSubject } from '#push/browser-push.ts';

type Shown = PushState | 'offline' | 'failed' | 'stillOn';

export interface PushSwitchProps {
  /** A guest's order or request; null for a customer. */
  subject?: GuestSubject | null;
}

/** News on this phone while the shop is closed: offered, on, or why it cannot be (notifications-38, notifications-39). */
export function PushSwitch({ subject = null }: PushSwitchProps) {
  const t = useText(pushText);
  const language = useLanguage();
  const owner = currentOwner(useSession());
  const [shown, setShown] = useState<Shown | null>(null);
  const [isBusy, setBusy] = useState(false);
  const subjectId = subject?.id ?? '';

  useEffect(() => {
    let isHere = true;
    void readPushState(owner, subjectId).then((state) => isHere && setShown(state));
    return () => {
      isHere = false;
    };
  }, [owner, subjectId]);

  if (shown === null) return null;

  async function press(): Promise<void> {
    setBusy(true);
    const isEnding = shown === 'on' || shown === 'stillOn';
    const next = isEnding ? await turnOff() : await startPush({ owner, subject, language });
    setBusy(false);
    setShown(next);
    announce(isEnding && next === 'off' ? t.isOff : t[next]);
  }

  const isHelpless = shown === 'unsupported' || shown === 'needs-install';
  return (
    <Notice
      tone={toneOf(shown)}
      icon="bell"
      action={
        !isHelpless && (
          <Button
            variant={shown === 'off' ? 'primary' : 'secondary'}
            busy={isBusy}
            onClick={() => void press()}
          >
            {labelOf()}
          </Button>
        )
      }
    >
      <strong>{t.title}</strong>
      <p>{t[shown]}</p>
    </Notice>
  );

  function labelOf(): string {
    if (shown === 'on') return t.turnOff;
    return shown === 'off' ? t.turnOn : t.again;
  }
}

async function turnOff(): Promise<Shown> {
  try {
    await stopPush();
    return 'off';
  } catch {
    // The phone's storage is closed to us.
    return 'stillOn';
  }
}

function toneOf(shown: Shown): 'info' | 'success' | 'warning' | 'offline' {
  if (shown === 'on') return 'success';
  if (shown === 'offline') return 'offline';
  return shown === 'denied' || shown === 'failed' || shown === 'stillOn' ? 'warning' : 'info';
}
