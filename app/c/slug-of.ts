/** Which club an address of the app is of: `/c/<club>/nights/…`. */
export const slugOf = (address: string) => address.split('/')[2] ?? '';
