import { SETTING_NAMES, type SettingValue, settingIn, withSetting } from '../../championship/settings.ts';
import { SSC8, type Template } from '../../championship/template.ts';
import { toast } from '../parts/toast.tsx';
import type { Plan } from './settings.tsx';

/** The settings of an edition as a file, to keep or to take to another server. */
export function exportPlan(id: string, plan: Plan): void {
  const link = document.createElement('a');
  const blob = new Blob([JSON.stringify({ edition: id, ...plan }, null, 2)], { type: 'application/json' });
  link.href = URL.createObjectURL(blob);
  link.download = `${id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

export async function importPlan(
  file: File | undefined,
  onLoaded: (plan: Partial<Plan>) => void,
  badFile: string,
): Promise<void> {
  if (!file) return;
  const plan = readPlan(await file.text());
  if (plan) onLoaded(plan);
  else toast(badFile, 'refusal');
}

/** What a file says, if it is one of ours; what it does not say stays. */
export function readPlan(text: string): Partial<Plan> | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (!isRecord(read) || !isRecord(read['template'])) return undefined;
    const template = templateIn(read['template']);
    const venue = read['venue'];
    return {
      ...(typeof read['title'] === 'string' ? { title: read['title'] } : {}),
      ...(isRecord(read['titles']) ? { titles: titlesIn(read['titles']) } : {}),
      ...(typeof read['start'] === 'string' ? { start: read['start'] } : {}),
      ...(typeof read['level'] === 'string' ? { level: read['level'] } : {}),
      ...(isRecord(venue) ? { venue: venueIn(venue) } : {}),
      template,
    };
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Setting by setting, each of the kind it has in the official template. */
function templateIn(parts: Record<string, unknown>): Template {
  let template: Template = SSC8;
  for (const setting of SETTING_NAMES) {
    const [head = '', name] = setting.split('.');
    const part = parts[head];
    const value = name === undefined ? part : isRecord(part) ? part[name] : undefined;
    if (isOfKind(value, settingIn(SSC8, setting))) template = withSetting(template, setting, value);
  }
  return template;
}

const isOfKind = (value: unknown, like: SettingValue): value is SettingValue => typeof value === typeof like;

/** The titles in the other languages. */
function titlesIn(titles: Record<string, unknown>): Plan['titles'] {
  const text = (name: string) => (typeof titles[name] === 'string' ? titles[name] : '');
  return { fr: text('fr'), it: text('it'), en: text('en') };
}

function venueIn(venue: Record<string, unknown>): Plan['venue'] {
  const text = (name: string) => (typeof venue[name] === 'string' ? venue[name] : '');
  return {
    ...{ hall: text('hall'), address: text('address'), town: text('town') },
    ...{ opens: text('opens'), begins: text('begins') },
  };
}
