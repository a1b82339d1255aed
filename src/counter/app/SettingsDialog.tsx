import { bellStore, playBell } from '#counter/parts/bell.ts';
import { themeStore, type Theme } from '#counter/parts/theme.ts';
import { languageStore, useText } from '#state/language.ts';
import { useStore } from '#state/store.ts';
import { frameText } from '#text/counter/frame.ts';
import type { Language } from '#text/sentences.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { SelectField } from '#ui/SelectField.tsx';

const languages: readonly Language[] = ['en', 'bn'];
const themes: readonly Theme[] = ['device', 'light', 'dark'];

/** The settings of this browser: language, theme, sound and badge. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(frameText);
  const bell = useStore(bellStore);
  const language = useStore(languageStore);
  const theme = useStore(themeStore);
  const languageNames = { en: t.english, bn: t.bengali };
  const themeNames = { device: t.themeDevice, light: t.themeLight, dark: t.themeDark };
  return (
    <Dialog
      title={t.settings}
      closeLabel={t.close}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t.done}</Button>}
    >
      <p>{t.onThisDevice}</p>
      <SelectField
        label={t.language}
        value={language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={(chosen) => {
          const match = languages.find((one) => one === chosen);
          if (match) languageStore.set(match);
        }}
      />
      <SelectField
        label={t.theme}
        value={theme}
        options={themes.map((value) => ({ value, label: themeNames[value] }))}
        onChange={(chosen) => {
          const match = themes.find((one) => one === chosen);
          if (match) themeStore.set(match);
        }}
      />
      <Checkbox
        label={t.sound}
        checked={bell.sound}
        onChange={(sound) => {
          bellStore.set((now) => ({ ...now, sound }));
          // Plays the bell as a preview. Browsers also let a page play sound only after a press.
          if (sound) void playBell();
        }}
      />
      <Checkbox
        label={t.badge}
        checked={bell.badge}
        onChange={(badge) => bellStore.set((now) => ({ ...now, badge }))}
      />
    </Dialog>
  );
}
