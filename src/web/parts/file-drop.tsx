import { useState } from 'preact/hooks';
import { Icon } from '../shell/icons.tsx';

interface FileDropProps {
  label: string;
  /** As an input takes it: '.json,application/json'. */
  accept: string;
  onFile: (file: File) => void;
}

/** A file dropped here, or chosen. */
export function FileDrop({ label, accept, onFile }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    <label
      class={`drop${isOver ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files);
      }}
    >
      <Icon name="download" />
      <span>{label}</span>
      <input
        class="out-of-sight"
        type="file"
        accept={accept}
        onInput={(event) => {
          take(event.currentTarget.files);
          event.currentTarget.value = ''; // the same file may be chosen again
        }}
      />
    </label>
  );
}
