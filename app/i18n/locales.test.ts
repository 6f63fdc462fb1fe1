import { expect, test } from 'vitest';
import { acceptedLocale, toLocale } from './locales';

test('a browser gets the language it likes best among ours', () => {
  expect(acceptedLocale('es-AR,es;q=0.9,en;q=0.8')).toBe('es');
  expect(acceptedLocale('fr-FR,fr;q=0.9,de;q=0.5,en;q=0.7')).toBe('en');
});

test('a browser that speaks none of ours gets no answer here', () => {
  expect(acceptedLocale('fr, it;q=0.4')).toBeNull();
  expect(acceptedLocale(null)).toBeNull();
});

test('a cookie with anything else in it counts as none', () => {
  expect(toLocale('constructor')).toBeNull();
  expect(toLocale('')).toBeNull();
  expect(toLocale('pt-BR')).toBe('pt');
});
