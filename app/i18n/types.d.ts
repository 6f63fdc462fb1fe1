// Keys of messages and languages are checked by the compiler; English is the measure.
import type messages from '@/messages/en.json';
import type { Locale } from './locales';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages;
  }
}
