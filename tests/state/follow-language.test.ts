// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { languageCookie } from '#contract/pages.ts';
import { followLanguage } from '#state/follow-language.ts';
import { languageStore } from '#state/language.ts';

afterEach(() => {
  languageStore.clear();
  document.cookie = `${languageCookie}=; path=/; max-age=0`;
});

it('the language cookie follows the language until it is stopped', () => {
  const stop = followLanguage();
  languageStore.set('bn');
  expect(document.cookie).toContain(`${languageCookie}=bn`);
  stop();
  languageStore.set('en');
  expect(document.cookie).toContain(`${languageCookie}=bn`);
});
