/** Links of the badges and icons on the public pages: placeholders for the server's settings of that name (see #ui/brand.ts). */
export const publicLinks = {
  storeApple: '#STORE_URL_APPLE',
  storeGoogle: '#STORE_URL_GOOGLE',
  twitter: '#SOCIAL_URL_TWITTER',
  instagram: '#SOCIAL_URL_INSTAGRAM',
  facebook: '#SOCIAL_URL_FACEBOOK',
};
