/*
 * A disk that forgets what was not synced. Preloaded into PostgreSQL; needs no kernel support.
 *
 * POWERCUT_ROOT    the data folder
 * POWERCUT_SHADOW  what a power cut would leave of it:
 *   files/INODE-BORN   content of a file at its last fsync or fdatasync
 *   names/PATH         (slashes written as %) which file this name meant when the file or its folder was last synced
 *
 * fsync(file) makes its content and its name lasting; fsync(folder) makes its names lasting: new ones, renamed ones and
 * those that are gone. Everything else is lost. shadow.ts builds the folder again from this.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define BLOCK 8192

static const char *root, *shadow;
static size_t root_length;

static int within(int fd, char *path) {
  char link[64];
  if (!root) {
    root = getenv("POWERCUT_ROOT");
    shadow = getenv("POWERCUT_SHADOW");
    if (!root || !shadow) return 0;
    root_length = strlen(root);
  }
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, PATH_MAX - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return strncmp(path, root, root_length) == 0 && (path[root_length] == '/' || path[root_length] == 0);
}

static int identify(int dir, const char *name, int flags, char *id, mode_t *mode) {
  struct statx s;
  if (statx(dir, name, flags | AT_SYMLINK_NOFOLLOW, STATX_BASIC_STATS | STATX_BTIME, &s) != 0) return -1;
  *mode = s.stx_mode;
  return snprintf(id, 64, "%llu-%lld%09u", (unsigned long long)s.stx_ino, (long long)s.stx_btime.tv_sec, s.stx_btime.tv_nsec);
}

static void name_path(char *out, const char *path) {
  int n = snprintf(out, PATH_MAX, "%s/names/", shadow);
  for (const char *c = path + root_length; *c && n < PATH_MAX - 1; c++) out[n++] = *c == '/' ? '%' : *c;
  out[n] = 0;
}

/* A link whose target is the id: made and replaced in one step. */
static void remember(const char *path, const char *id) {
  char name[PATH_MAX], aside[PATH_MAX + 32], before[64];
  name_path(name, path);
  ssize_t length = readlink(name, before, sizeof before - 1);
  if (length > 0) {
    before[length] = 0;
    if (strcmp(before, id) == 0) return;
  }
  snprintf(aside, sizeof aside, "%s/aside/%d", shadow, (int)getpid());
  unlink(aside);
  if (symlink(id, aside) != 0 || rename(aside, name) != 0) abort();
}

static void copy_blocks(int from, int to) {
  static __thread char a[BLOCK], b[BLOCK];
  off_t at = 0;
  for (;;) {
    ssize_t got = pread(from, a, BLOCK, at);
    if (got <= 0) break;
    ssize_t had = pread(to, b, BLOCK, at);
    if (had != got || memcmp(a, b, got) != 0) {
      if (pwrite(to, a, got, at) != got) abort();
    }
    at += got;
  }
  if (ftruncate(to, at) != 0) abort();
}

static void keep_file(int fd, const char *path) {
  char id[64], file[PATH_MAX], own[64];
  mode_t mode;
  if (identify(fd, "", AT_EMPTY_PATH, id, &mode) < 0 || !S_ISREG(mode)) return;
  snprintf(file, sizeof file, "%s/files/%s", shadow, id);
  int to = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (to < 0) abort();
  snprintf(own, sizeof own, "/proc/self/fd/%d", fd);
  int from = open(own, O_RDONLY | O_CLOEXEC); /* the caller's may be write-only */
  if (from < 0) abort();
  flock(to, LOCK_EX);
  copy_blocks(from, to);
  flock(to, LOCK_UN);
  close(from);
  close(to);
  if (!strstr(path, " (deleted)")) remember(path, id);
}

static void keep_names(const char *path) {
  char below[2 * PATH_MAX], prefix[PATH_MAX], names[PATH_MAX], id[64];
  mode_t mode;
  DIR *folder = opendir(path);
  if (!folder) return;
  for (struct dirent *e; (e = readdir(folder));) {
    if (e->d_name[0] == '.' && (!e->d_name[1] || (e->d_name[1] == '.' && !e->d_name[2]))) continue;
    snprintf(below, sizeof below, "%s/%s", path, e->d_name);
    if (identify(dirfd(folder), e->d_name, 0, id, &mode) < 0) continue;
    if (S_ISREG(mode)) remember(below, id);
    else if (S_ISDIR(mode)) remember(below, "folder");
  }
  closedir(folder);
  name_path(prefix, path);
  char *base = strrchr(prefix, '/') + 1;
  size_t length = strlen(base);
  snprintf(names, sizeof names, "%s/names", shadow);
  folder = opendir(names);
  if (!folder) abort();
  for (struct dirent *e; (e = readdir(folder));) {
    if (strncmp(e->d_name, base, length) != 0 || e->d_name[length] != '%' || strchr(e->d_name + length + 1, '%')) continue;
    snprintf(below, sizeof below, "%s/%s", path, e->d_name + length + 1);
    if (access(below, F_OK) != 0 && errno == ENOENT) unlinkat(dirfd(folder), e->d_name, 0);
  }
  closedir(folder);
}

static int synced(int fd, int result) {
  char path[PATH_MAX];
  int error = errno;
  if (result == 0 && within(fd, path)) {
    struct stat s;
    if (fstat(fd, &s) == 0) {
      if (S_ISDIR(s.st_mode)) keep_names(path);
      else keep_file(fd, path);
    }
  }
  errno = error;
  return result;
}

/* The real disk is left in peace: what counts is the shadow. */
int fsync(int fd) { return synced(fd, 0); }
int fdatasync(int fd) { return synced(fd, 0); }
int syncfs(int fd) { (void)fd; return 0; }
