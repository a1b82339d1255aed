import { isDayValid } from '#domain/shop-problems.ts';
import type { BothLanguages, ShopSettings, TimeOfDay } from '#domain/shop.ts';
import { useLanguage, useText } from '#state/language.ts';
import { shopFieldsText } from '#text/counter/shop-fields.ts';
import { dayNames, openingHoursLines } from '#text/opening-hours.ts';
import { speak } from '#text/sentences.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Preview } from './Preview.tsx';
import styles from './Shop.module.css';

type Hours = ShopSettings['contact']['hours'];

/** One day: the times as `08:00`, which are kept while the day is closed. */
export interface DayFields {
  isOpen: boolean;
  opens: string;
  closes: string;
}

export interface HoursFieldProps {
  value: readonly DayFields[];
  onChange: (value: DayFields[]) => void;
  error: string | null;
  holidays: BothLanguages;
}

/** The opening hours from Saturday to Friday, with the words that customers read. */
export function HoursField({ value, onChange, error, holidays }: HoursFieldProps) {
  const t = useText(shopFieldsText);
  const names = dayNames[useLanguage()];
  const hours = hoursTyped(value);
  const first = value.find(({ isOpen }) => isOpen);
  const isReadable = hours.every(isDayValid);
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{t.hours}</legend>
      <p className={styles['soft']}>{t.hoursHint}</p>
      {value.map((day, at) => {
        const change = (changed: Partial<DayFields>) =>
          onChange(value.map((one, place) => (place === at ? { ...one, ...changed } : one)));
        const isWrong = !isDayValid(hours[at] ?? null);
        const name = names[at] ?? '';
        return (
          <div key={name} className={styles['day']} role="group" aria-label={name}>
            <Checkbox label={name} checked={day.isOpen} onChange={(isOpen) => change({ isOpen })} />
            {day.isOpen && (
              <div className={styles['times']}>
                <TextField
                  label={t.opens}
                  type="time"
                  value={day.opens}
                  onChange={(opens) => change({ opens })}
                />
                <TextField
                  label={t.closes}
                  type="time"
                  value={day.closes}
                  onChange={(closes) => change({ closes })}
                  error={isWrong ? error : null}
                />
              </div>
            )}
          </div>
        );
      })}
      {first && (
        <div>
          <Button variant="quiet" onClick={() => onChange(value.map(() => ({ ...first })))}>
            {t.copyHours}
          </Button>
        </div>
      )}
      {isReadable && (
        <Preview
          lines={(language) => {
            const lines = openingHoursLines({ hours, holidays }, language);
            return lines.length > 0 ? lines : [speak(shopFieldsText, language).noHours];
          }}
        />
      )}
    </fieldset>
  );
}

/** 08:00 to 20:00 for a day that has no hours yet. */
export function hoursToType(hours: Hours): DayFields[] {
  return hours.map((day) => ({
    isOpen: day !== null,
    opens: day ? timeToType(day.opens) : '08:00',
    closes: day ? timeToType(day.closes) : '20:00',
  }));
}

export function hoursTyped(days: readonly DayFields[]): Hours {
  return days.map(({ isOpen, opens, closes }) => {
    if (!isOpen) return null;
    const end = timeTyped(closes);
    const isMidnight = end.hour === 0 && end.minute === 0;
    return { opens: timeTyped(opens), closes: isMidnight ? { hour: 24, minute: 0 } : end };
  });
}

/** A time as a time field holds it. The end of the day, 24:00, is 00:00 there. */
export function timeToType({ hour, minute }: TimeOfDay): string {
  return `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** NaN for an empty field. */
export function timeTyped(text: string): TimeOfDay {
  const [hour, minute] = text.split(':');
  return { hour: Number(hour || Number.NaN), minute: Number(minute || Number.NaN) };
}
