import { type Node, parseSync } from 'oxc-parser';

export interface LongFunction {
  readonly name: string;
  readonly lines: number;
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

/** Every function of a file with its length from first to last line, those inside of it included. */
export function functionsOf(path: string, source: string): readonly LongFunction[] {
  const { program } = parseSync(path, source);
  const found: LongFunction[] = [];
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  const visit = (node: unknown, name: string): void => {
    if (Array.isArray(node)) {
      for (const each of node) visit(each, name);
      return;
    }
    if (!isNode(node)) return;
    const own = nameOf(node) ?? name;
    if (FUNCTIONS.has(node.type)) {
      found.push({ name: `${path}: ${own}`, lines: lineAt(node.end) - lineAt(node.start) + 1 });
    }
    for (const child of Object.values(node)) visit(child, own);
  };
  visit(program, '');
  return found;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

function nameOf(node: Node): string | undefined {
  const named = 'id' in node ? node.id : 'key' in node ? node.key : undefined;
  return isNode(named) && 'name' in named ? String(named.name) : undefined;
}
