import { announce } from '#ui/announce.ts';
import { Badge, type BadgeProps } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Notice, type NoticeTone } from '#ui/Notice.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useSamples } from './samples.ts';
import { Specimen, State } from './Specimen.tsx';

const badges: readonly NonNullable<BadgeProps['tone']>[] = [
  'offer',
  'leaf',
  'kept',
  'moving',
  'wrong',
  'line',
];
const notices: readonly NoticeTone[] = [
  'info',
  'offline',
  'sending',
  'success',
  'warning',
  'error',
];

export function Messages() {
  const t = useSamples();
  return (
    <>
      <Specimen name="Notice">
        {notices.map((tone) => (
          <State key={tone} name={tone}>
            <Notice tone={tone}>{t.sentence}</Notice>
          </State>
        ))}
        <State name={t.state.action}>
          <Notice tone="offline" action={<Button variant="quiet">{t.openIt}</Button>}>
            {t.sentence}
          </Notice>
        </State>
        <State name={t.state.long}>
          <Notice tone="warning" action={<Button variant="secondary">{t.openIt}</Button>}>
            {t.wrongLong}
          </Notice>
        </State>
      </Specimen>
      <Specimen name="Badge">
        {badges.map((tone) => (
          <State key={tone} name={tone}>
            <Badge tone={tone} icon="tag">
              {t.someone}
            </Badge>
          </State>
        ))}
        <State name={t.state.long}>
          <Badge tone="moving" icon="send">
            {t.long}
          </Badge>
        </State>
      </Specimen>
      <Specimen name="EmptyState">
        <State name={t.state.ready}>
          <EmptyState icon="bag" title={t.nothing} action={<Button>{t.openIt}</Button>}>
            {t.nothingMore}
          </EmptyState>
        </State>
        <State name={t.state.long}>
          <EmptyState icon="prescription" title={t.long}>
            {t.wrongLong}
          </EmptyState>
        </State>
      </Specimen>
      <Specimen name="ErrorState">
        <State name={t.state.ready}>
          <ErrorState title={t.failed} smallPrint={t.code} action={<Button>{t.openIt}</Button>}>
            {t.failedMore}
          </ErrorState>
        </State>
        <State name={t.state.offline}>
          <ErrorState title={t.failed} offline>
            {t.failedMore}
          </ErrorState>
        </State>
      </Specimen>
      <Specimen name="announce">
        <State name={t.state.ready}>
          <Button variant="secondary" onClick={() => announce(t.sentence)}>
            {t.heard}
            <VisuallyHidden>: {t.sentence}</VisuallyHidden>
          </Button>
        </State>
      </Specimen>
    </>
  );
}
