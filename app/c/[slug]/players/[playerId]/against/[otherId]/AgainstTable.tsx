/** One game of two players: how often each finished better, and each one's net. */
import { getLocale, getTranslations } from 'next-intl/server';
import { unitsText } from '@/app/c/amounts';
import type { HeadToHead } from '@/app/trpc/types';
import { Amount } from '@/app/ui/Amount';

export type AgainstTableProps = {
  game: HeadToHead['games'][number];
  names: readonly [string, string];
  labelledBy: string;
};

const CELL = 'w-1/3 py-2.5 pl-3 text-right [overflow-wrap:anywhere]';

export async function AgainstTable({ game, names, labelledBy }: AgainstTableProps) {
  const t = await getTranslations('history.against');
  const locale = await getLocale();
  const net = (units: string) => <Amount text={unitsText(units, locale)} />;
  const rows = [
    { name: t('better'), values: [String(game.better), String(game.worse)] },
    { name: t('net'), values: [net(game.units), net(game.otherUnits)] },
  ];
  return (
    <table aria-labelledby={labelledBy} className="w-full table-fixed border-collapse">
      <thead className="text-sm text-soft">
        <tr>
          <td />
          <NameHead name={names[0]} />
          <NameHead name={names[1]} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values: [one, other] }) => (
          <tr key={name} className="border-t">
            <th scope="row" className="py-2.5 text-left font-normal hyphens-auto">
              {name}
            </th>
            <td className={`font-bold ${CELL}`}>{one}</td>
            <td className={`font-bold ${CELL}`}>{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NameHead({ name }: { name: string }) {
  return (
    <th scope="col" className={`align-bottom font-semibold ${CELL}`}>
      <bdi>{name}</bdi>
    </th>
  );
}
