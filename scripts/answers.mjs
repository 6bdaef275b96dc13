// What every request answers, as JSON Schema, read from the types of src/wire/wire.ts: the server adds it to
// /openapi.json. TypeScript 7 has no programming interface yet; its predecessor reads the types.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-api';
import { root } from './ready.mjs';

const file = join(root, 'src/wire/wire.ts');
const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, files: [file] }, ts.sys, root);
const program = ts.createProgram([file], { ...options, noEmit: true });
const checker = program.getTypeChecker();
const source = program.getSourceFile(file);
const wire = checker.getExportsOfModule(checker.getSymbolAtLocation(source)).find(({ name }) => name === 'Wire');

const definitions = {};
const names = new Map();

/** Objects with a name of their own stand once, under $defs; so a type may also contain itself. */
function schemaOf(type) {
  const { flags } = type;
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) return {};
  if (flags & ts.TypeFlags.Null) return { type: 'null' };
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
  if (flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
  if (flags & ts.TypeFlags.StringLike) return { type: 'string' };
  if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
  if (flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
  if (type.isUnion()) return unionOf(type);
  if (type.isIntersection() && type.types.some((part) => part.flags & ts.TypeFlags.Primitive)) {
    return schemaOf(type.types.find((part) => part.flags & ts.TypeFlags.Primitive)); // a brand
  }
  if (checker.isTupleType(type)) {
    const items = checker.getTypeArguments(type).map(schemaOf);
    return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length };
  }
  if (checker.isArrayType(type)) return { type: 'array', items: schemaOf(checker.getTypeArguments(type)[0]) };
  return objectOf(type);
}

function unionOf(type) {
  const parts = type.types.filter((part) => !(part.flags & ts.TypeFlags.Undefined));
  const schemas = parts.map(schemaOf);
  if (schemas.every((schema) => 'const' in schema)) {
    const values = [...new Set(schemas.map((schema) => schema.const))];
    return values.length === 2 && values.every((value) => typeof value === 'boolean')
      ? { type: 'boolean' }
      : { enum: values };
  }
  const different = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  return different.length === 1 ? different[0] : { anyOf: different };
}

function objectOf(type) {
  const known = names.get(type);
  if (known) return { $ref: `#/components/schemas/${known}` };
  const symbol = type.aliasSymbol ?? type.symbol;
  const own = symbol && !symbol.name.startsWith('__') && symbol.name !== 'Immutable' ? symbol.name : undefined;
  if (own === undefined && !inside.has(type)) return describe(type); // no name, so it stands where it is used
  const name = own ?? `Anonymous${names.size}`;
  const unique = definitions[name] === undefined ? name : `${name}${names.size}`;
  names.set(type, unique);
  definitions[unique] = {};
  definitions[unique] = describe(type);
  return { $ref: `#/components/schemas/${unique}` };
}

const inside = new Set();

function describe(type) {
  inside.add(type);
  const properties = {};
  const required = [];
  for (const property of checker.getPropertiesOfType(type)) {
    const inner = checker.getTypeOfSymbol(property);
    properties[property.name] = schemaOf(inner);
    const isOptional =
      property.flags & ts.SymbolFlags.Optional ||
      (inner.isUnion() && inner.types.some((part) => part.flags & ts.TypeFlags.Undefined));
    if (!isOptional) required.push(property.name);
  }
  const index = checker.getIndexInfosOfType(type)[0];
  inside.delete(type);
  return {
    type: 'object',
    properties,
    ...(required.length > 0 ? { required } : {}),
    ...(index ? { additionalProperties: schemaOf(index.type) } : {}),
  };
}

const answers = {};
const refusals = {};
for (const request of checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(wire))) {
  const exchange = checker.getTypeOfSymbol(request);
  const part = (name) => {
    const symbol = checker.getPropertyOfType(exchange, name);
    return symbol && checker.getTypeOfSymbol(symbol);
  };
  const answer = part('answer');
  const isFile = answer && checker.getPropertyOfType(answer, 'file') !== undefined;
  answers[request.name] = isFile ? null : schemaOf(answer);
  const refusal = part('refusal');
  const codes = refusal ? (refusal.isUnion() ? refusal.types : [refusal]) : [];
  refusals[request.name] = [
    ...new Set(
      codes.flatMap((each) => {
        const code = checker.getPropertyOfType(each, 'code');
        const type = code && checker.getTypeOfSymbol(code);
        return type?.isUnion() ? type.types.map(({ value }) => value) : type?.isStringLiteral() ? [type.value] : [];
      }),
    ),
  ].sort();
}

mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/answers.json'), JSON.stringify({ answers, refusals, schemas: definitions }));
