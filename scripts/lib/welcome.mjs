// What `npm start` prints when everything runs: the addresses, one of them to scan.
// @ts-check
import { renderUnicodeCompact } from 'uqr';

/**
 * @param {{ port: number, addresses: string[], publicUrl?: string, setupToken?: string }} about
 *   `setupToken` as long as nobody has an account
 * @returns {string}
 */
export function welcome({ port, addresses, publicUrl, setupToken }) {
  const others = addresses.map((address) => `http://${address}:${port}`);
  if (publicUrl) others.unshift(publicUrl.replace(/\/$/, ''));
  const local = `http://localhost:${port}`;
  const best = others[0] ?? local;
  const setup = setupToken && `/setup?token=${setupToken}`;
  const lines = ['', 'Lanturlu runs.', '', `  On this machine:   ${local}`];
  for (const other of others) lines.push(`  From other devices: ${other}`);
  if (others.length === 0)
    lines.push('  This machine is in no network: other devices cannot reach it.');
  if (setup) {
    lines.push(
      '',
      '  Nobody has an account yet. Make the first one here; keep this address to yourself:',
    );
    lines.push(`  ${best}${setup}`);
  }
  if (others.length > 0) {
    lines.push(
      '',
      setup ? '  Or scan it with your phone:' : '  Or scan it with a phone in this network:',
    );
    lines.push('', qrCode(best + (setup ?? '')));
  }
  lines.push('', 'Ctrl-C stops it.', '');
  return lines.join('\n');
}

/**
 * The library draws the light squares; a terminal may write dark on light, so both colours are set.
 * @param {string} text
 */
function qrCode(text) {
  const drawn = renderUnicodeCompact(text, { border: 2 }).split('\n');
  const [on, off] = process.stdout.isTTY ? ['\x1b[97;40m', '\x1b[0m'] : ['', ''];
  return drawn.map((line) => `  ${on}${line}${off}`).join('\n');
}
