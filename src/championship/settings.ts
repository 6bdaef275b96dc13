import type { Phase } from './calendar.ts';
import type { Template } from './template.ts';

/** A day counts from the edition's first day, a time is Zurich's. */
interface Line {
  readonly group: 'bootCamp' | 'qualification' | 'semiFinal' | 'final' | 'matches';
  readonly article: string;
  readonly kind: 'day' | 'time' | 'count' | 'flag';
  /** The phase with whose first door it stands. Null: doors that have opened stand by themselves, the rest may change. */
  readonly fixedWith: Phase | null;
}

/** Every setting of an edition, in the order of the regulation: what the office shows and what may be changed until when. */
export const SETTINGS = {
  'bootCamp.last': { group: 'bootCamp', article: 'SSC 4.01', kind: 'day', fixedWith: null },
  'doors.opens': { group: 'bootCamp', article: 'SSC 4.03', kind: 'time', fixedWith: null },
  'doors.lastStart': { group: 'bootCamp', article: 'SSC 4.03', kind: 'time', fixedWith: null },
  gamesPerMatch: { group: 'matches', article: 'SSC 4.03', kind: 'count', fixedWith: 'bootCamp' },
  minutesPerMatch: { group: 'matches', article: 'SSC 5.03', kind: 'count', fixedWith: 'bootCamp' },
  'bonus.bootCamp': { group: 'matches', article: 'SSC 5.04', kind: 'count', fixedWith: 'bootCamp' },
  'bonus.referral': { group: 'matches', article: 'SSC 5.04', kind: 'count', fixedWith: 'bootCamp' },
  'qualification.first': { group: 'qualification', article: 'SSC 5.01', kind: 'day', fixedWith: null },
  'qualification.last': { group: 'qualification', article: 'SSC 5.01', kind: 'day', fixedWith: null },
  'qualification.daily': { group: 'qualification', article: 'SSC 5.03', kind: 'count', fixedWith: 'qualification' },
  'qualification.trumpSunday': {
    ...{ group: 'qualification', article: 'SSC 5.03', kind: 'count', fixedWith: 'qualification' },
  },
  'qualification.threshold': {
    ...{ group: 'qualification', article: 'SSC 5.03', kind: 'count', fixedWith: 'qualification' },
  },
  'semiFinal.first': { group: 'semiFinal', article: 'SSC 6.01', kind: 'day', fixedWith: null },
  'semiFinal.opens': { group: 'semiFinal', article: 'SSC 6.01', kind: 'time', fixedWith: null },
  'semiFinal.last': { group: 'semiFinal', article: 'SSC 6.01', kind: 'day', fixedWith: null },
  'semiFinal.lastStart': { group: 'semiFinal', article: 'SSC 6.01', kind: 'time', fixedWith: null },
  'semiFinal.matches': { group: 'semiFinal', article: 'SSC 6.03', kind: 'count', fixedWith: 'semiFinal' },
  'semiFinal.best': { group: 'semiFinal', article: 'SSC 6.03', kind: 'count', fixedWith: 'semiFinal' },
  'semiFinal.hardEnd': { group: 'semiFinal', article: 'SSC 6.03', kind: 'flag', fixedWith: 'semiFinal' },
  'final.places': { group: 'final', article: 'SSC 6.03', kind: 'count', fixedWith: 'semiFinal' },
  'final.day': { group: 'final', article: 'SSC 7.01', kind: 'day', fixedWith: null },
  'final.confirmBy': { group: 'final', article: 'SSC 7.02', kind: 'day', fixedWith: null },
  'final.replacementDays': { group: 'final', article: 'SSC 7.02', kind: 'count', fixedWith: null },
  'final.titleHolder': { group: 'final', article: 'SSC 7.02', kind: 'flag', fixedWith: 'semiFinal' },
  'final.wildCards': { group: 'final', article: 'SSC 7.02', kind: 'count', fixedWith: null },
  'final.placesMoveUp': { group: 'final', article: 'SSC 7.02', kind: 'flag', fixedWith: 'semiFinal' },
} as const satisfies Record<string, Line>;
export type Setting = keyof typeof SETTINGS;
export type SettingValue = number | string | boolean;

const isSetting = (name: string): name is Setting => Object.hasOwn(SETTINGS, name);
export const SETTING_NAMES: readonly Setting[] = Object.keys(SETTINGS).filter(isSetting);

type Parts = Readonly<Record<string, SettingValue | Readonly<Record<string, SettingValue>>>>;

export function settingIn(template: Template, setting: Setting): SettingValue {
  const parts: Parts = template;
  const [head, name = ''] = setting.split('.');
  const part = parts[head!]!;
  return typeof part === 'object' ? part[name]! : part;
}

export function withSetting(template: Template, setting: Setting, value: SettingValue): Template {
  const parts: Parts = template;
  const [head, name = ''] = setting.split('.');
  const part = parts[head!]!;
  return { ...template, [head!]: typeof part === 'object' ? { ...part, [name]: value } : value };
}
