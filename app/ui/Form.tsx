/** A form and its button. Sent before the page answers, it would put what was typed into an address: it cannot be. */
'use client';

import type { ComponentPropsWithRef } from 'react';
import { Button, type ButtonProps } from './Button';
import { useHydrated } from './use-hydrated';

export function Form(props: Omit<ComponentPropsWithRef<'form'>, 'method' | 'noValidate'>) {
  return <form {...props} method="post" noValidate />;
}

export function SubmitButton(props: Omit<ButtonProps, 'type' | 'disabled'>) {
  return <Button {...props} type="submit" disabled={!useHydrated()} />;
}
