import { join } from 'node:path';

/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  turbopack: { root: join(import.meta.dirname, '..', '..') },
};
