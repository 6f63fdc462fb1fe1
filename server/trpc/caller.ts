// How pages read: `const { clubs } = await api()`, as whoever asks for the page.
import { headers } from 'next/headers';
import { cache } from 'react';
import { contextOf } from './context';
import { createCaller } from './router';

/** One for all parts of a page: who asks is looked up once. */
export const api = cache(async () => createCaller(await contextOf(await headers())));
