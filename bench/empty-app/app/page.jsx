// Made for each request, as the table is.
export const dynamic = 'force-dynamic';

export default function Page() {
  return null;
}
