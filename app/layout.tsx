/** What every page stands in: the language, the typefaces, and the messages that all of them need. */
import type { Metadata, Viewport } from 'next';
import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { fonts } from '@/app/fonts';
import { Messages } from '@/app/i18n/Messages';
import { ServiceWorker } from '@/app/offline/ServiceWorker';
import { BUILD } from '@/server/config';
import './globals.css';

export const metadata: Metadata = {
  title: { default: 'Lanturlu', template: '%s · Lanturlu' },
  // Nights are private: no search engine has any business here.
  robots: { index: false, follow: false },
  formatDetection: { telephone: false, date: false, address: false, email: false },
  appleWebApp: { capable: true, title: 'Lanturlu' },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#efe8da' },
    { media: '(prefers-color-scheme: dark)', color: '#14110d' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  return (
    <html lang={locale} className={fonts}>
      <body>
        <Messages of={[]}>{children}</Messages>
        <ServiceWorker build={BUILD} locale={locale} />
      </body>
    </html>
  );
}
