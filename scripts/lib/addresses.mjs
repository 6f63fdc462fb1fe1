// The addresses under which other devices of the network reach this machine.
// @ts-check
import { networkInterfaces } from 'node:os';

/** Networks between programs of one machine, or through a tunnel: of no use to a phone beside it. */
const VIRTUAL =
  /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|podman|cni|tailscale|utun|tun|tap|wg|zt)/;

/** @returns {string[]} IPv4, the likeliest first */
export function networkAddresses() {
  const found = Object.entries(networkInterfaces()).flatMap(([name, list]) =>
    (list ?? [])
      .filter(
        (one) => one.family === 'IPv4' && !one.internal && !one.address.startsWith('169.254.'),
      )
      .map(({ address }) => ({
        address,
        rank: VIRTUAL.test(name) ? 2 : isPrivate(address) ? 0 : 1,
      })),
  );
  return found.sort((a, b) => a.rank - b.rank).map((one) => one.address);
}

/** @param {string} address */
function isPrivate(address) {
  return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address);
}
