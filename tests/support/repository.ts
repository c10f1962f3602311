import { readFileSync } from 'node:fs';

interface Manifest {
  readonly repository: { readonly url: string };
}

const { repository: stated } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

/** Where the project lives, as the root manifest says it: a placeholder until there is a public home. */
export const repository = {
  git: stated.url,
  page: stated.url.replace(/^git\+/, '').replace(/\.git$/, ''),
};

/** The file or folder of the repository that an absolute link leads to; `undefined` for any other link. */
export function pageOf(link: string): string | undefined {
  const [, path] = link.split(new RegExp(`^${repository.page}/(?:blob|tree)/main/`));
  return path?.replace(/#.*$/, '');
}
