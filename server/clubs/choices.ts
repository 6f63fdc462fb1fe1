// To whom a club may show money: without forms, for pages too.
export { MONEY_SHOWN_TO } from '@/db/schema/choices';
