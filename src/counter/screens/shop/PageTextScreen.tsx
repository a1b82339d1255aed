import { useDeferredValue, useMemo, useRef, useState, type MouseEvent } from 'react';
import { say } from '#counter/parts/toast.ts';
import { SectionScreen, type SectionFields } from '#counter/parts/section/SectionScreen.tsx';
import { parseMarkdown } from '#domain/markdown.ts';
import { figureNames, partsOf } from '#domain/page-figures.ts';
import { maxPageCharacters, pageProblem } from '#domain/page-problems.ts';
import type { BothLanguages } from '#domain/shop.ts';
import { pageSection } from '#domain/text-pages.ts';
import { Markdown } from '#parts/markdown/Markdown.tsx';
import { PartLanguage, useLanguage, useText } from '#state/language.ts';
import { useShop } from '#state/shop.ts';
import { pageProblemSentence, pageTextsText } from '#text/counter/page-texts.ts';
import { sectionText } from '#text/counter/shop.ts';
import { figuresOf } from '#text/page-figures.ts';
import type { StandardPage } from '#text/pages/standard-page.ts';
import type { Language } from '#text/sentences.ts';
import { afterPaint } from '#ui/after-paint.ts';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { Details } from '#ui/Details.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import styles from './PageText.module.css';

const languages = ['en', 'bn'] as const satisfies readonly Language[];

/**
 * The text of one page in both languages, with the figures that can be inserted and a preview
 * (counter-380 to counter-385). A field with the standard text stores no text, so that the page
 * follows later versions of it.
 */
export function PageTextScreen({ page }: { page: StandardPage }) {
  const language = useLanguage();
  const sentence = (text: string) => {
    const problem = pageProblem(page.name, text);
    return problem && pageProblemSentence(problem, language);
  };
  return (
    <SectionScreen
      name={pageSection(page.name)}
      toFields={({ text }) => ({
        en: text.en || standardText(page, 'en'),
        bn: text.bn || standardText(page, 'bn'),
      })}
      toValue={({ en, bn }) => ({
        text: { en: ownText(page, 'en', en), bn: ownText(page, 'bn', bn) },
      })}
      faults={({ text }) => ({ en: sentence(text.en), bn: sentence(text.bn) })}
    >
      {(fields) => <PageFields page={page} {...fields} />}
    </SectionScreen>
  );
}

function standardText({ text }: StandardPage, language: Language): string {
  return text[language === 'bn' ? 1 : 0].trim();
}

/** The text as it is stored; '' if it is the standard text. */
function ownText(page: StandardPage, language: Language, typed: string): string {
  const isStandard = ['', standardText(page, language)].includes(typed.trim());
  // Empty lines at the beginning stay, because errors name the number of their line.
  return isStandard ? '' : typed.trimEnd();
}

interface PageFieldsProps extends SectionFields<BothLanguages> {
  page: StandardPage;
}

function PageFields({ page, values, field, change }: PageFieldsProps) {
  const t = useText(pageTextsText);
  const names = useText(sectionText);
  /** The field that was used last receives an inserted figure. */
  const [active, setActive] = useState<Language>(useLanguage());
  const areas = useRef<Partial<Record<Language, HTMLTextAreaElement | null>>>({});

  function insert(name: string): void {
    const area = areas.current[active];
    if (!area) return;
    const { selectionStart, selectionEnd } = area;
    const text = values[active];
    const figure = `{${name}}`;
    const caret = selectionStart + figure.length;
    change({ [active]: text.slice(0, selectionStart) + figure + text.slice(selectionEnd) });
    announce(t.inserted(figure));
    afterPaint(() => {
      area.focus();
      area.setSelectionRange(caret, caret);
    });
  }

  return (
    <>
      <FigureList page={page} onInsert={insert} />
      <div className={styles['columns']}>
        {languages.map((language) => {
          const name = language === 'bn' ? names.bengali : names.english;
          const isStandard = ownText(page, language, values[language]) === '';
          return (
            <div key={language} className={styles['column']}>
              <TextArea
                label={t.text(name)}
                hint={t.textHint}
                lang={language}
                rows={20}
                maxLength={maxPageCharacters}
                {...field(language)}
                ref={(area) => {
                  areas.current[language] = area;
                }}
                onFocus={() => setActive(language)}
              />
              <p className={styles['soft']}>{isStandard ? t.isStandard : t.isOwn}</p>
              {!isStandard && (
                <div>
                  <Button
                    variant="secondary"
                    onClick={() => {
                      change({ [language]: standardText(page, language) });
                      say(t.nowStandard);
                    }}
                  >
                    {t.toStandard(name)}
                  </Button>
                </div>
              )}
              <PagePreview page={page} language={language} text={values[language]} />
            </div>
          );
        })}
      </div>
    </>
  );
}

interface FigureListProps {
  page: StandardPage;
  onInsert: (name: string) => void;
}

/** The names that may stand in the text, with their values now. A press inserts one. */
function FigureList({ page, onInsert }: FigureListProps) {
  const t = useText(pageTextsText);
  const figures = figuresOf(useShop(), useLanguage());
  const rows = [
    ...figureNames.map((name) => ({ name, value: figures[name].text || t.noValue })),
    ...partsOf(page.name).map((name) => ({ name, value: t[name] })),
  ];
  return (
    <Details summary={t.figures}>
      <p className={styles['soft']}>{t.figuresHint}</p>
      <ul className={styles['figures']}>
        {rows.map(({ name, value }) => (
          <li key={name}>
            <button type="button" className={styles['figure']} onClick={() => onInsert(name)}>
              <code lang="en">{`{${name}}`}</code>
              <span className={styles['soft']}>{value}</span>
            </button>
          </li>
        ))}
      </ul>
    </Details>
  );
}

interface PagePreviewProps {
  page: StandardPage;
  language: Language;
  text: string;
}

/** The text as the public page shows it. Parsed once it is opened. */
function PagePreview({ page, language, text }: PagePreviewProps) {
  const t = useText(pageTextsText);
  const [isShown, setShown] = useState(false);
  return (
    <Details summary={t.preview} onOpen={() => setShown(true)}>
      {isShown && (
        <PartLanguage value={language}>
          <PreviewedText text={text.trim() || standardText(page, language)} language={language} />
        </PartLanguage>
      )}
    </Details>
  );
}

function PreviewedText({ text, language }: { text: string; language: Language }) {
  const t = useText(pageTextsText);
  const shop = useShop();
  const typed = useDeferredValue(text);
  const blocks = useMemo(() => parseMarkdown(typed), [typed]);
  const figures = useMemo(() => figuresOf(shop, language), [shop, language]);
  return (
    <div lang={language} className={styles['preview']} onClickCapture={stayOnPage}>
      <Markdown
        blocks={blocks}
        figures={figures}
        parts={{ directors: <p className={styles['soft']}>{t.directorsShown}</p> }}
      />
    </div>
  );
}

/** A link of the preview would leave the form, and its address belongs to the public site. */
function stayOnPage(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return;
  event.preventDefault();
  event.stopPropagation();
}
