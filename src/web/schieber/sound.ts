import { settings } from '../shell/settings.ts';

let context: AudioContext | undefined;

/** A short knock, as a card makes on the table. Silent unless the person switched sound on. */
export function knock(pitch = 180): void {
  if (!settings.peek().sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const at = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.07);
  volume.gain.setValueAtTime(0.25, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.09);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.1);
}
