import createNextIntlPlugin from 'next-intl/plugin';
import { sources } from './scripts/lib/build.mjs';

const withNextIntl = createNextIntlPlugin({
  requestConfig: './app/i18n/request.ts',
  // Messages are parsed when the pages are built, so that no browser has to bring the parser.
  experimental: { messages: { path: './messages', format: 'json', precompile: true } },
});

/** @type {import('next').NextConfig} */
const config = {
  // A second build (tests beside a running server) needs a folder of its own.
  distDir: process.env.LANTURLU_DIST ?? '.next',
  // Types are a step of their own (npm test): a start does not wait for them.
  typescript: { ignoreBuildErrors: true },
  // Names the build for the service worker, alike on every machine that serves it.
  env: process.env.NODE_ENV === 'production' ? { LANTURLU_BUILD: sources().slice(0, 16) } : {},
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['postgres', '@node-rs/argon2'],
  turbopack: { root: import.meta.dirname },
};

export default withNextIntl(config);
