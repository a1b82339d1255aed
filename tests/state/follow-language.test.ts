// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { languageCookie } from '#contract/pages.ts';
import { followLanguage } from '#state/follow-language.ts';
import { bengaliWords, languageStore } from '#state/language.ts';

afterEach(() => {
  languageStore.clear();
  bengaliWords.set(null);
  document.cookie = `${languageCookie}=; path=/; max-age=0`;
});

it('the language is told to the server while it is followed, and no longer', async () => {
  const stop = await followLanguage();
  languageStore.set('bn');
  expect(document.cookie).toContain(`${languageCookie}=bn`);
  stop();
  languageStore.set('en');
  window.dispatchEvent(new Event('online'));
  expect(document.cookie).toContain(`${languageCookie}=bn`);
});
