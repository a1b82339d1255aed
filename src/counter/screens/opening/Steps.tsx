import { saveSection } from '#contract/counter/shop.ts';
import { useChange } from '#counter/api/use-change.ts';
import { ScreenLink } from '#counter/parts/links.tsx';
import { ProblemNotice } from '#counter/parts/ProblemNotice.tsx';
import { StatusPill } from '#counter/parts/StatusPill.tsx';
import { isOptional, type Checklist, type OpeningStep } from '#domain/opening-steps.ts';
import { useLanguage, useText } from '#state/language.ts';
import { footerText } from '#text/footer.ts';
import {
  openingText,
  pointNames,
  stepLinks,
  stepReasons,
  stepTitles,
  type StepLink,
} from '#text/counter/opening.ts';
import { wholeNumber } from '#text/numbers.ts';
import { shellText } from '#text/shell.ts';
import { buttonLook } from '#ui/button-look.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import surface from '#ui/surface.module.css';
import styles from './Opening.module.css';
import type { Readiness } from './OpeningScreen.tsx';

/** The screens of each step. */
export const linksOf: Record<OpeningStep, readonly StepLink[]> = {
  contact: ['/shop/identity', '/shop/contact'],
  legal: ['/shop/legal'],
  delivery: ['/shop/districts', '/shop/delivery'],
  products: ['/import', '/products/new'],
  partners: ['/shop/sms', '/shop/gateway'],
  staff: ['/people'],
  pages: ['/shop'],
  backup: [],
};

/** The steps of the checklist, with what each one lacks (counter-320, counter-321). */
export function Steps({ readiness }: { readiness: Readiness }) {
  const t = useText(openingText);
  return (
    <section aria-label={t.checklist}>
      <ol className={styles['steps']}>
        {readiness.steps.map(({ step, open }) => (
          <li key={step} className={classes(surface['card'], styles['step'])}>
            <Step step={step} open={open} readiness={readiness} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  step: OpeningStep;
  open: Readiness['steps'][number]['open'];
  readiness: Readiness;
}

function Step({ step, open, readiness }: StepProps) {
  const t = useText(openingText);
  const titles = useText(stepTitles);
  const reasons = useText(stepReasons);
  const names = useText(pointNames);
  const links = useText(stepLinks);
  const language = useLanguage();
  const missing = open.filter((point) => !isOptional(point)).map((point) => names[point]);
  const optional = open.filter(isOptional).map((point) => names[point]);
  return (
    <>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{titles[step]}</h2>
        {missing.length === 0 && <StatusPill tone="done">{t.done}</StatusPill>}
      </div>
      <p className={styles['soft']}>{reasons[step]}</p>
      {step === 'products' && readiness.products > 0 && (
        <p>{t.productCount(wholeNumber(readiness.products, language))}</p>
      )}
      {missing.length > 0 && (
        <p className={styles['missing']}>
          <Icon name="warning" size={16} />
          <span>{t.missing(missing.join(', '))}</span>
        </p>
      )}
      {optional.length > 0 && <p className={styles['soft']}>{t.canStay(optional.join(', '))}</p>}
      {linksOf[step].length > 0 && (
        <div className={styles['actions']}>
          {linksOf[step].map((path) => (
            <ScreenLink key={path} to={path} className={buttonLook('secondary')}>
              {links[path]}
            </ScreenLink>
          ))}
        </div>
      )}
      {step === 'pages' && <PageLinks />}
      {(step === 'delivery' || step === 'pages') && (
        <Tick
          name={step}
          label={step === 'pages' ? t.pagesTick : t.deliveryTick}
          checklist={readiness.checklist}
        />
      )}
    </>
  );
}

/** The public pages that an owner should read, in a tab of their own. */
function PageLinks() {
  const shell = useText(shellText);
  const footer = useText(footerText);
  const pages = [
    ['/about', shell.aboutUs],
    ['/howToOrder', footer.howToOrder],
    ['/termsCondition', footer.terms],
    ['/return', footer.returns],
    ['/privacy', footer.privacy],
    ['/carrer', footer.careers],
  ] as const;
  return (
    <ul className={styles['pages']}>
      {pages.map(([path, words]) => (
        <li key={path}>
          <a href={path} target="_blank" rel="noreferrer">
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface TickProps {
  name: keyof Checklist;
  label: string;
  checklist: Readiness['checklist'];
}

/** Stores that the owner has done a step that only a person can judge. */
function Tick({ name, label, checklist: { value, version } }: TickProps) {
  const save = useChange(saveSection);
  // Shows the new state while it is being saved.
  const isChecked = save.isPending ? !value[name] : value[name];
  return (
    <>
      <Checkbox
        label={label}
        checked={isChecked}
        onChange={(checked) => {
          if (save.isPending) return;
          save.mutate({ name: 'checklist', version, value: { ...value, [name]: checked } });
        }}
      />
      <ProblemNotice problem={save.error} />
    </>
  );
}
