interface Manifest {
  routes: Record<string, { module: string; imports?: string[]; css?: string[] } | undefined>;
}

declare global {
  interface Window {
    /** React Router's. */
    __reactRouterManifest?: Manifest;
  }
}

/** Lists the files of screens. */
function filesOf(screens: string[]): Set<string> {
  const files = screens.flatMap((screen) => {
    const { module, imports = [], css = [] } = window.__reactRouterManifest?.routes[screen] ?? {};
    return [...(module ? [module] : []), ...imports, ...css];
  });
  return new Set(files);
}

/** Lets the browser fetch a file without running it. React Router's own way runs it. */
function fetchFile(href: string, relation: 'prefetch' | 'modulepreload') {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = document.createElement('link');
  const isStyle = href.includes('.css');
  link.rel = isStyle && relation === 'modulepreload' ? 'preload' : relation;
  link.as = isStyle ? 'style' : 'script';
  link.href = href;
  document.head.append(link);
}

/** Fetches screens that may be shown next, after everything else. Together, their files would hold up a tap. */
export function fetchAhead(...screens: string[]) {
  for (const file of filesOf(screens)) setTimeout(fetchFile, 0, file, 'prefetch');
}

/** Fetches screens that somebody has begun to go to. */
export function fetchNow(...screens: string[]) {
  for (const file of filesOf(screens)) fetchFile(file, 'modulepreload');
}
