import { join } from 'node:path';
import {
  Application,
  Comment,
  CommentTag,
  type Context,
  Converter,
  type DeclarationReflection,
  type ProjectReflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { apiModules } from './api-modules.js';
import { apiByTask } from './api-tasks.js';
import { exampleOf } from './examples.js';
import { page } from './front-matter.js';
import { PAGES, writePage } from './paths.js';
import { writeSymbolPages } from './symbol-pages.js';

const OUT = join(PAGES, 'api');

/** `cleanOutputDir` would empty the folder `docs` if ever `out` were forgotten. */
const settings: Partial<PluginOptions> & Parameters<typeof Application.bootstrapWithPlugins>[0] = {
  plugin: ['typedoc-plugin-markdown'],
  entryPoints: apiModules.map(({ source }) => source),
  out: OUT,
  outputs: [{ name: 'markdown', path: OUT }],
  cleanOutputDir: false,
  skipErrorChecking: true,
  logLevel: 'Error',
  tsconfig: 'tsconfig.build.json',
  readme: 'none',
  disableSources: true,
  excludeExternals: true,
  excludePrivate: true,
  hidePageHeader: true,
  hideBreadcrumbs: true,
  hidePageTitle: true,
  outputFileStrategy: 'modules',
  entryFileName: 'index.md',
  useCodeBlocks: true,
  expandParameters: true,
  expandObjects: true,
  useHTMLAnchors: true,
  sanitizeComments: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  propertyMembersFormat: 'table',
  groupOrder: ['Engine', 'Functions', 'Classes', 'Interfaces', 'Type Aliases', 'Variables', '*'],
};

/** Writes the API pages from the doc comments of the sources, and the page that leads to them. */
export async function writeApiPages(): Promise<void> {
  const app = await Application.bootstrapWithPlugins(settings);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }: Context) => prepare(project));
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc made nothing of the sources');
  await app.generateOutputs(project);
  writeSymbolPages(apiModules);
  writePage('api/index', apiIndex());
}

/** Modules get the names of their pages; functions their group and their examples. */
function prepare(project: ProjectReflection): void {
  for (const module of project.children ?? []) {
    const source = (name: string): string => `packages/${module.name}${name}.ts`;
    const found = apiModules.find((one) => one.source === source('') || one.source === source('/index'));
    if (found === undefined) throw new Error(`${module.name} is no module of a package`);
    module.name = found.page;
    for (const child of [...(module.children ?? [])])
      if (isPartOfEngine(child)) project.removeReflection(child);
      else document(child, found.page.replace(/\/index$/, ''));
  }
}

/** `export const apply = engine.apply`: the page shows it as a method of the engine, with its exact types. */
const isPartOfEngine = ({ kind, type }: DeclarationReflection): boolean =>
  kind === ReflectionKind.Variable && type?.type === 'indexedAccess';

function document(child: DeclarationReflection, module: string): void {
  if (child.kind === ReflectionKind.Function) addExample(child.signatures?.[0], module, child.name);
  if (child.kind === ReflectionKind.Variable && isFunction(child)) {
    putInGroup(child, 'Functions');
    addExample(child, module, child.name);
  }
  if (child.kind === ReflectionKind.Interface && child.name.endsWith('Engine')) {
    const ofAll = child.project.getReflectionsByKind(ReflectionKind.Interface).find(({ name }) => name === 'Engine');
    if (child.comment === undefined && ofAll?.comment !== undefined) child.comment = ofAll.comment.clone();
    putInGroup(child, 'Engine');
    for (const method of child.children ?? []) addExample(method.signatures?.[0], module, method.name);
  }
}

function putInGroup(child: DeclarationReflection, group: string): void {
  child.comment ??= new Comment();
  child.comment.blockTags.push(new CommentTag('@group', [{ kind: 'text', text: group }]));
}

const isFunction = ({ type }: DeclarationReflection): boolean =>
  type?.type === 'query' || (type?.type === 'reflection' && type.declaration.signatures !== undefined);

function addExample(
  reflection: DeclarationReflection | SignatureReflection | undefined,
  module: string,
  name: string,
): void {
  const code = exampleOf(module, name);
  if (reflection === undefined || code === undefined) return;
  reflection.comment ??= new Comment();
  reflection.comment.blockTags.push(new CommentTag('@example', [{ kind: 'code', text: `\`\`\`ts\n${code}\n\`\`\`` }]));
}

const apiIndex = (): string =>
  page(
    { title: 'API' },
    [
      '# API',
      '',
      'What every module exports, from the doc comments of the sources, by what you want to do. The tests run every example.',
      '',
      ...apiByTask(),
    ].join('\n'),
  );
