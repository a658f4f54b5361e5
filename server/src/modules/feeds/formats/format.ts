import type { Entry } from '@redflag/shared/changes';
import type { Sites } from '@redflag/shared/targets/websites/sites';

/** What files say of the site that publishes them, and know of others. */
export interface Publisher {
  name: string;
  /** Its address, which makes its identifiers its own. */
  url: string;
  licence: string;
  sites: Sites;
  /** The position that the files equal. */
  position: number;
}

/** How entries become a file, piece by piece. */
export interface Format {
  contentType: string;
  head?: (publisher: Publisher) => string;
  /** Returns what the file has for an entry, empty for one that it cannot name. */
  piece(entry: Entry, publisher: Publisher): string;
  tail?: string;
}
