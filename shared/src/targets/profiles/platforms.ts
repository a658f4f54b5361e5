/** A platform's form of address. The groups of `path`, joined by slashes, follow it in the key. */
interface AddressForm {
  path: RegExp;
  /** The parameter that is the last group. */
  query?: string;
  /** Whether `path` is that of the fragment, after `#`. */
  inFragment?: true;
  /** Where only these hosts of the platform have it. */
  hosts?: string[];
  /** What precedes the groups in the key, the same for every form of one address. */
  prefix?: string;
  /** Ids differ by case; names do not. */
  isId?: true;
}

interface Platform {
  /** Registrable domains. */
  domains: string[];
  forms: AddressForm[];
  /** The parameters that tell addresses in none of the forms apart, the surest first. */
  parameters?: string[];
  /** The address of a key's second part, where it is not that part on the first domain. */
  page?: (name: string) => string;
}

/**
 * A path that begins with a name, not a page of the platform. What follows (`/about`, `/reels`,
 * `/status/1`) is part of the profile.
 */
const name =
  /^\/(?!(?:about|accounts|ads|ar|business|ch|channel|clip|cm|commerce|compose|dialog|directory|donate|direct|events|explore|feed|gaming|groups|hashtag|help|fundraisers|home|i|ideas|intent|j|legal|live|login|l|marketplace|media|messages|notifications|p|pages|people|permalink|pg|photos?|pin|playlist|plugins|post|public|redirect|policies|privacy|profile|reels?|results|r|s|search|settings|sharer?|shorts|stories|story|terms|tv|_?u|user|v|videos?|web|watch)(?:\.php)?(?:\/|$))([^/]+)/i;

/** By name; those that people choose as a subcategory have its value. */
export const platforms: Record<string, Platform> = {
  facebook: {
    domains: ['facebook.com', 'fb.com', 'fb.me', 'm.me', 'messenger.com'],
    forms: [
      { path: /^\/(?:profile|story|permalink)\.php$/, query: 'id' },
      { path: /^\/p\/[^/]+-(\d{5,})/ },
      { path: /^\/(?:people|pages)\/[^/]+\/(\d+)/ },
      { path: /^\/(groups|events)\/([^/]+)/ },
      { path: /^\/(?:messages\/)?t\/([^/]+)/ },
      { path: /^\/pg\/([^/]+)/ },
      { path: name },
    ],
    parameters: ['story_fbid', 'fbid', 'v', 'id', 'u'],
  },
  instagram: {
    domains: ['instagram.com', 'instagr.am', 'ig.me'],
    forms: [
      { path: /^\/(?:p|reels?(?!\/audio\/)|tv)\/([^/]+)/, prefix: 'p/', isId: true },
      { path: /^\/stories\/highlights\/([^/]+)/, prefix: 'stories/highlights/', isId: true },
      { path: /^\/(?:stories|m|_u)\/([^/]+)/ },
      { path: name },
    ],
  },
  x: {
    domains: ['x.com', 'twitter.com'],
    forms: [
      { path: /^\/intent\/(?:user|follow)$/, query: 'screen_name' },
      { path: /^\/@([^/]+)/ },
      { path: name },
    ],
  },
  tiktok: {
    domains: ['tiktok.com'],
    forms: [
      { path: /^\/@([^/]+)/ },
      { path: /^\/t\/([^/]+)/, prefix: 't/', isId: true },
      {
        hosts: ['vm.tiktok.com', 'vt.tiktok.com'],
        path: /^\/([^/]+)/,
        prefix: 't/',
        isId: true,
      },
    ],
  },
  telegram: {
    domains: ['t.me', 'telegram.me', 'telegram.dog'],
    forms: [
      { path: /^\/(\+\d{7,15})$/ },
      { path: /^\/(?:joinchat\/|\+)([^/]+)/, prefix: '+', isId: true },
      { path: /^\/(c)\/(\d+)/ },
      { path: /^\/(?:s\/)?([a-z][\w.]{2,31})(?:\/\d+)*$/i },
    ],
  },
  whatsapp: {
    domains: ['wa.me', 'whatsapp.com'],
    forms: [
      { path: /^\/(?:c\/|p\/\d+\/)?(?:\+|%2B)?(\d{5,15})$/ },
      { path: /^\/send$/, query: 'phone' },
      { path: /^\/(qr|message|channel)\/([^/]+)/, isId: true },
      {
        hosts: ['chat.whatsapp.com'],
        path: /^\/(?:invite\/)?([^/]+)/,
        prefix: 'chat/',
        isId: true,
      },
    ],
    page: (name) =>
      name.replace(/^(chat\/)?/, (_, chat) => (chat ? 'chat.whatsapp.com/' : 'wa.me/')),
  },
  signal: {
    domains: ['signal.group', 'signal.me'],
    forms: [
      { hosts: ['signal.group'], inFragment: true, path: /^#(.+)/, prefix: 'group/', isId: true },
      { hosts: ['signal.me'], inFragment: true, path: /^#p\/(\+?\d{5,15})$/ },
      { hosts: ['signal.me'], inFragment: true, path: /^#eu\/(.+)/, prefix: 'eu/', isId: true },
    ],
    page: (name) => {
      if (name.startsWith('group/')) return `signal.group/#${name.slice('group/'.length)}`;
      return name.startsWith('+') ? `signal.me/#p/${name}` : `signal.me/#${name}`;
    },
  },
  linkedin: {
    domains: ['linkedin.com'],
    forms: [{ path: /^\/in\/([^/]+)/ }, { path: /^\/(company|school|showcase)\/([^/]+)/ }],
  },
  youtube: {
    domains: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    forms: [
      { path: /^\/watch$/, query: 'v', prefix: 'watch?v=', isId: true },
      { path: /^\/playlist$/, query: 'list', prefix: 'playlist?list=', isId: true },
      { hosts: ['youtu.be'], path: /^\/([^/]+)/, prefix: 'watch?v=', isId: true },
      { path: /^\/(?:shorts|live|embed|v)\/([^/]+)/, prefix: 'watch?v=', isId: true },
      { path: /^\/(channel)\/([^/]+)/, isId: true },
      { path: /^\/(?:@|c\/@?|user\/)([^/]+)/ },
      { path: name },
    ],
  },
  snapchat: { domains: ['snapchat.com'], forms: [{ path: /^\/(?:add\/|@)([^/]+)/ }] },
  threads: { domains: ['threads.net', 'threads.com'], forms: [{ path: /^\/@([^/]+)/ }] },
  discord: {
    domains: ['discord.gg', 'discord.com', 'discordapp.com'],
    forms: [
      { path: /^\/invite\/([^/]+)/, prefix: 'invite/', isId: true },
      { hosts: ['discord.gg'], path: /^\/([^/]+)/, prefix: 'invite/', isId: true },
      { path: /^\/(users|channels)\/(\d+)/ },
    ],
  },
  reddit: {
    domains: ['reddit.com'],
    forms: [{ path: /^\/(?:u|user)\/([^/]+)/ }, { path: /^\/(r)\/([^/]+)/ }],
  },
  pinterest: { domains: ['pinterest.com'], forms: [{ path: name }] },
  twitch: { domains: ['twitch.tv'], forms: [{ path: name }] },
};
