/** An address as a QR code, drawn on the server, black on white in every theme so that cameras read it. */
import { encode } from 'uqr';

export type QrCodeProps = {
  /** What the code says, usually an address. */
  value: string;
  /** What it is, for those who cannot see it. */
  label: string;
  className?: string;
};

export function QrCode({ value, label, className = 'w-full max-w-72' }: QrCodeProps) {
  // Four modules of quiet zone are what the standard asks for.
  const { data, size } = encode(value, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`rounded-card border ${className}`}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
