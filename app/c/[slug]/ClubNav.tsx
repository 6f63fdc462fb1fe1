/** The ways from the club's home: what one looks back on, and what belongs to the club. */
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';

export type ClubNavProps = {
  slug: string;
  players: number;
  organiser: boolean;
};

export async function ClubNav({ slug, players, organiser }: ClubNavProps) {
  const t = await getTranslations();
  const here = `/c/${slug}`;
  const groups = [
    {
      name: t('clubs.year'),
      links: [
        { href: `${here}/seasons`, text: t('seasons.title') },
        { href: `${here}/ratings`, text: t('ratings.title') },
        { href: `${here}/records`, text: t('records.title') },
        { href: `${here}/players`, text: t('clubs.players', { count: players }) },
      ],
    },
    {
      name: t('clubs.manage'),
      links: [
        { href: `${here}/plan`, text: t('planning.title') },
        { href: `${here}/balances`, text: t('balances.title') },
        { href: `${here}/rules`, text: t('ruleSets.title') },
        { href: `${here}/members`, text: t('members.title') },
        { href: `${here}/settings`, text: t('clubs.settings') },
        ...(organiser ? [{ href: `${here}/import`, text: t('imports.link') }] : []),
      ],
    },
  ];
  return (
    <div className="grid grid-cols-2 gap-x-6 border-y py-3">
      {groups.map(({ name, links }) => (
        <nav key={name} aria-label={name} className="flex min-w-0 flex-col">
          <p aria-hidden="true" className="tag">
            {name}
          </p>
          {links.map(({ href, text }) => (
            <Link
              key={href}
              href={href}
              className="inline-flex min-h-12 items-center font-semibold [overflow-wrap:anywhere] hyphens-auto"
            >
              {text}
            </Link>
          ))}
        </nav>
      ))}
    </div>
  );
}
