/** What the shared pieces say to somebody who cannot see them. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Amount } from './Amount';
import { Answering } from './Answering';
import { Checkbox } from './Checkbox';
import { Form, SubmitButton } from './Form';
import { Notice } from './Notice';
import { QrCode } from './QrCode';
import { Select } from './Select';
import { TextField } from './TextField';

const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1];

const onChange = () => {};

it('reads a hint and an error together with the field they belong to', () => {
  const text = { id: 'name', label: 'Name', hint: 'As people say it.', error: 'Somebody has it.' };
  for (const html of [
    renderToStaticMarkup(createElement(TextField, { ...text, onChange })),
    renderToStaticMarkup(createElement(Select, { ...text, options: [] })),
    renderToStaticMarkup(createElement(Checkbox, text)),
  ]) {
    expect(html).toMatch(/<label for="name"[^>]*>/);
    expect(attribute(html, 'aria-describedby')).toBe('name-hint name-error');
    expect(attribute(html, 'aria-invalid')).toBe('true');
    expect(html).toMatch(/<p id="name-hint"[^>]*>As people say it\.<\/p>/);
    expect(html).toMatch(/<p id="name-error"[^>]*>Somebody has it\.<\/p>/);
  }
});

it('does not call a field wrong that nobody found fault with', () => {
  const html = renderToStaticMarkup(createElement(TextField, { label: 'Name', onChange }));
  expect(html).not.toMatch(/aria-invalid="|aria-describedby="/);
});

it('never shows a gain or a loss by colour alone', () => {
  const amount = (text: string) => renderToStaticMarkup(createElement(Amount, { text }));
  expect(amount('+8')).toMatch(/text-win.*\+8/);
  expect(amount('\u22123')).toMatch(/text-loss.*\u22123/);
  expect(amount('3')).not.toMatch(/text-win|text-loss/);
});

it('interrupts for an error only', () => {
  const role = (kind: 'info' | 'warning' | 'error') =>
    attribute(renderToStaticMarkup(createElement(Notice, { kind })), 'role');
  expect([role('info'), role('warning'), role('error')]).toEqual(['status', 'status', 'alert']);
});

it('names a QR code', () => {
  const html = renderToStaticMarkup(
    createElement(QrCode, { value: 'http://club.test/board/x', label: 'The board' }),
  );
  expect(attribute(html, 'role')).toBe('img');
  expect(attribute(html, 'aria-label')).toBe('The board');
});

it('cannot be sent or tapped before the page answers', () => {
  const button = createElement(SubmitButton, null, 'Save');
  const form = renderToStaticMarkup(createElement(Form, null, button));
  expect(attribute(form, 'method')).toBe('post');
  expect(form).toMatch(/<button[^>]* disabled=""/);
  const table = renderToStaticMarkup(createElement(Answering, null, 'seats'));
  expect(table).toMatch(/^<fieldset[^>]* disabled=""/);
});
