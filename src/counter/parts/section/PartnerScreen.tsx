import { useState, type ReactNode } from 'react';
import { removeSecret, saveSecret, status } from '#contract/counter/partners.ts';
import { parseSection, saveSection, section } from '#contract/counter/shop.ts';
import type { ResponseOutput } from '#contract/endpoint.ts';
import { useChange } from '#counter/api/use-change.ts';
import { useEndpoint } from '#counter/api/use-endpoint.ts';
import { ConfirmDialog } from '#counter/parts/ConfirmDialog.tsx';
import { useForm } from '#counter/parts/form/use-form.ts';
import { PageHead } from '#counter/parts/PageHead.tsx';
import { Panel } from '#counter/parts/Panel.tsx';
import { PasswordField } from '#counter/parts/PasswordField.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { QueryState } from '#counter/parts/QueryState.tsx';
import { SectionScreen, type SectionScreenProps } from './SectionScreen.tsx';
import { StatusPill } from '#counter/parts/StatusPill.tsx';
import { say } from '#counter/parts/toast.ts';
import { partnerLimits, type SecretPartner, type ShopPartners } from '#domain/partners.ts';
import { useLanguage, useText } from '#state/language.ts';
import { partnersText } from '#text/counter/partners.ts';
import { sectionText } from '#text/counter/shop.ts';
import { sectionIntros, sectionTitles } from '#text/counter/shop-sections.ts';
import { momentOf } from '#text/dates.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import styles from './Section.module.css';

export type PartnerStatus = ResponseOutput<typeof status>;

interface PartnerScreenProps<Name extends SecretPartner> {
  name: Name;
  section: Omit<SectionScreenProps<Name, ShopPartners[Name]>, 'name'>;
  /** The panel that tries the partner. */
  test: (current: PartnerStatus) => ReactNode;
}

/**
 * The screen of a partner with a secret: its settings, the secret, a test, and the switch. What the
 * machine has set is named and cannot be changed (counter-360).
 */
export function PartnerScreen<Name extends SecretPartner>(props: PartnerScreenProps<Name>) {
  const { name, test } = props;
  const titles = useText(sectionTitles);
  const intros = useText(sectionIntros);
  const back = { to: '/shop', words: useText(sectionText).back } as const;
  const current = useEndpoint(status, {});
  const setBy = current.data?.[name].setBy;
  if (current.data && setBy === 'owner')
    return (
      <>
        <SectionScreen<Name, ShopPartners[Name]> {...props.section} name={name} />
        <SecretPanel name={name} partner={current.data[name]} />
        {test(current.data)}
        <SwitchPanel name={name} partner={current.data[name]} />
      </>
    );
  return (
    <>
      <PageHead title={titles[name]} back={back}>
        {intros[name]}
      </PageHead>
      <QueryState query={current}>
        {(found) => (
          <>
            <SetElsewhere partner={found[name]} />
            {found[name].setBy === 'machine' && test(found)}
          </>
        )}
      </QueryState>
    </>
  );
}

function SetElsewhere({ partner }: { partner: PartnerStatus[SecretPartner] }) {
  const t = useText(partnersText);
  return (
    <Notice tone="info">
      {partner.setBy === 'machine' ? t.setByMachine(partner.name) : t.demonstration}
    </Notice>
  );
}

interface PanelProps {
  name: SecretPartner;
  partner: PartnerStatus[SecretPartner];
}

/** Takes a secret. It is never shown again (counter-361). */
function SecretPanel({ name, partner }: PanelProps) {
  const t = useText(partnersText);
  const [isRemoving, setRemoving] = useState(false);
  const removing = useChange(removeSecret);
  const isSms = name === 'sms';
  const title = isSms ? t.keyOfSms : t.keyOfGateway;
  // Without a draft: a secret is stored nowhere in this browser.
  const form = useForm({
    endpoint: saveSecret,
    initial: () => ({ secret: '' }),
    request: ({ secret }) => ({ partner: name, secret }),
    faults: ({ secret }) => ({ secret: secret.trim() === '' && t.keyMissing }),
    onDone() {
      form.restart();
      say(t.stored);
    },
  });
  if (partner.secret === 'unneeded')
    return (
      <Panel title={title}>
        <p>{t.keyUnneeded}</p>
      </Panel>
    );
  return (
    <Panel title={title}>
      <SecretState partner={partner} />
      <form noValidate className={styles['group']} onSubmit={form.submit}>
        <PasswordField
          label={isSms ? t.keyNew : t.passwordNew}
          hint={t.keyHint}
          {...form.field('secret')}
          autoComplete="off"
          maxLength={partnerLimits.secret}
        />
        <ProblemNotice problem={form.problem} />
        <div className={styles['actions']}>
          <Button type="submit" variant="secondary" busy={form.isBusy}>
            {t.store}
          </Button>
          {partner.secret !== 'none' && (
            <Button
              variant="quiet"
              aria-label={`${t.remove}: ${title}`}
              onClick={() => setRemoving(true)}
            >
              {t.remove}
            </Button>
          )}
        </div>
      </form>
      {isRemoving && (
        <ConfirmDialog
          title={t.removeTitle}
          confirm={t.remove}
          isDanger
          isBusy={removing.isPending}
          problem={removing.error}
          onConfirm={() =>
            removing.mutate(
              { partner: name },
              {
                onSuccess() {
                  setRemoving(false);
                  say(t.removed);
                },
              },
            )
          }
          onClose={() => setRemoving(false)}
        >
          <p>{t.removeAsk}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}

function SecretState({ partner: { secret, secretBy, secretAt } }: Pick<PanelProps, 'partner'>) {
  const t = useText(partnersText);
  const language = useLanguage();
  if (secret === 'stored') return <p>{t.keyStored(secretBy, momentOf(secretAt, language))}</p>;
  if (secret === 'other') return <Notice tone="warning">{t.keyOther}</Notice>;
  if (secret === 'unreadable') return <Notice tone="warning">{t.keyUnreadable}</Notice>;
  return <p>{t.keyNone}</p>;
}

/** Switches the partner on and off (counter-367). */
function SwitchPanel({ name, partner }: PanelProps) {
  const t = useText(partnersText);
  const stored = useEndpoint(section, { name });
  const saving = useChange(saveSection);
  const value = stored.data && parseSection(name, stored.data.value);
  const isOn = value?.isOn === true;
  const off = name === 'sms' ? t.smsOff : t.gatewayOff;
  const state = partner.isInUse ? t.inUse : t.notInUse;
  return (
    <Panel
      title={t.switch}
      actions={<StatusPill tone={partner.isInUse ? 'done' : 'quiet'}>{state}</StatusPill>}
    >
      {!partner.isInUse && <p>{off}</p>}
      <p className={styles['soft']}>{name === 'sms' ? t.switchSmsMore : t.switchGatewayMore}</p>
      <ProblemNotice problem={saving.error} />
      <div>
        <Button
          variant={isOn ? 'secondary' : 'primary'}
          busy={saving.isPending}
          disabled={!value}
          onClick={() =>
            stored.data &&
            saving.mutate(
              { name, version: stored.data.version, value: { ...value, isOn: !isOn } },
              { onSuccess: () => say(isOn ? t.switchedOff : t.switchedOn) },
            )
          }
        >
          {isOn ? t.switchOff : t.switchOn}
        </Button>
      </div>
    </Panel>
  );
}
