/** Opens the browser's own print dialogue. */
'use client';

import { Button } from '@/app/ui/Button';

export function PrintButton({ label }: { label: string }) {
  return <Button onClick={() => window.print()}>{label}</Button>;
}
