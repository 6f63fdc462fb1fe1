/** House rules in words, for pages that are written on the server. */
import { getLocale, getTranslations } from 'next-intl/server';
import { type RuleWords, ruleWordsOf } from './words';

export async function getRuleWords(): Promise<RuleWords> {
  return ruleWordsOf(
    await getTranslations('houseRules'),
    await getTranslations('ruleSets'),
    await getLocale(),
  );
}
