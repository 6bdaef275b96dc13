@echo off
rem Starts Gschobe in this window. With words behind it, it is the command line: Gschobe.cmd backup FILE
setlocal
chcp 65001 >nul
title Gschobe
if not "%~1"=="" (
  "%~dp0runtime\node.exe" "%~dp0app\dist\src\cli\main.js" %*
  exit /b
)
"%~dp0runtime\node.exe" "%~dp0app\dist\src\cli\main.js" start
if errorlevel 1 pause
