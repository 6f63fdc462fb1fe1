// How a screen is looked at: the device in the hand, the light in the room, the language.

export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  readonly locale: 'en' | 'de';
  readonly contrast?: 'more';
}

const phone = { width: 390, height: 844 } as const;
const desk = { width: 1280, height: 800 } as const;
const television = { width: 1280, height: 720 } as const;
const small = { width: 320, height: 568 } as const;

const light: Look = { name: 'phone-light', ...phone, scheme: 'light', locale: 'en' };
const dark: Look = { name: 'phone-dark', ...phone, scheme: 'dark', locale: 'en' };
const german: Look = { name: 'phone-german', ...phone, scheme: 'light', locale: 'de' };
const contrast: Look = { ...light, name: 'phone-contrast', contrast: 'more' };

export const PHONE: readonly Look[] = [light];
export const PHONES: readonly Look[] = [light, dark, german];
export const ALL: readonly Look[] = [
  ...PHONES,
  contrast,
  { ...light, name: 'desk-light', ...desk },
  { ...dark, name: 'desk-dark', ...desk },
];
/** The narrowest phone still in use, and a tall one of its width. */
export const SMALL: readonly Look[] = [
  { ...german, name: 'small-german', ...small },
  { ...dark, name: 'small-dark', ...small },
  { ...german, name: 'narrow-german', width: 320, height: 693 },
];
export const BOARD: readonly Look[] = [
  light,
  dark,
  { ...light, name: 'television-light', ...television },
  { ...dark, name: 'television-dark', ...television },
];
